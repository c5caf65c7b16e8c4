import { expect, test } from "vitest";
import type { SeatInfo } from "../../src/protocol";
import { occupant, shortOccupant } from "../../src/lib/seats";

const seat = (name: string): SeatInfo => ({
  seat: name,
  kind: "human",
  name: "Tovey",
  mine: true,
  online: true,
  deciding: false,
  number_wanted: false,
  open: false,
});

test("at one screen only the seat that looks at it is called you", () => {
  expect(occupant(seat("german"), "german")).toBe("client-you");
  expect(shortOccupant(seat("allied"), "german")).toBe("client-beside-you");
  expect(occupant(seat("allied"))).toBe("client-you");
});
