/** What goes to and fro over the socket. */

import type { FromClient, FromServer, Tried, Try } from "../../protocol";

export type Sent = FromClient | Try;
export type Heard = FromServer | Tried;
