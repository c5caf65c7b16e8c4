import { expect, test } from "vitest";
import { CARD, CONTACT, place, piles, spread } from "../../../src/games/chase/pieces";
import type { Contact, Ship } from "../../../src/games/chase/types";

const contact = (id: string) => ({ id, hex: "D18" }) as Contact;

test("contacts in one hex lie side by side, and beside the cards", () => {
  const units = [{ id: "norfolk", side: "allied", ships: [{ id: "norfolk", hex: "D18" } as Ship] }];
  const [pile] = piles(units, [contact("C1"), contact("C2")]);
  const lies = spread(pile!);
  expect(lies.contacts[1]! - lies.contacts[0]!).toBe(CONTACT);
  expect(-CARD.width / 2).toBe(lies.contacts[1]! + CONTACT / 2);
  const [placed] = place([pile!], (point) => point, 1);
  expect(placed!.width).toBe(2 * CONTACT + CARD.width);
  expect(placed!.at).toEqual(placed!.foot);
  expect(placed!.at.x - placed!.middle.x).toBe(CONTACT);
});

test("names of places keep clear of the age below a contact", () => {
  const [placed] = place(piles([], [contact("C1")]), (point) => point, 1);
  const below = 35; // down to the lower edge of the letters
  expect(placed!.at.y + placed!.height / 2).toBeGreaterThanOrEqual(placed!.foot.y + below);
});
