import { expect, it } from "vitest";
import { flightName, gunNames, namerFor, shortFlight, sideNamed, weaponTitle } from "../../../src/games/vas/names";
import type { Facts, Public, Weapon } from "../../../src/games/vas/types";

const facts = { planes: { "b5n2-kate-torpedo-bomber": { name: "Nakajima B5N2 Kate" } } } as unknown as Facts;

it("names Flights by their aircraft and number", () => {
  expect(flightName(facts, "blue-b5n2-kate-torpedo-bomber-2")).toBe("Nakajima B5N2 Kate 2");
  expect(shortFlight(facts, "blue-b5n2-kate-torpedo-bomber-2")).toBe("Kate 2");
  expect(flightName(facts, "something")).toBe("something");
});

it("calls a turret by its letter and guns", () => {
  expect(weaponTitle({ id: "A", kind: "main", mark: "2 x 15-inch" } as Weapon)).toBe("A 2 × 15-inch");
});

it("calls turrets by their letters alone where there is little room", () => {
  expect(gunNames(["A", "B"])).toBe("A B");
  expect(gunNames(["light-1"])).toBe("client-vas-light");
});

it("calls sides by their navies, and counts them only where both have the same", () => {
  const sides = (blue: string, red: string) => ({ sides: { blue: { navy: blue }, red: { navy: red } } }) as unknown as Public;
  const [apart, alike] = [sides("GB", "DE"), sides("GB", "GB")];
  expect([sideNamed(apart, "red"), sideNamed(alike, "red"), sideNamed(null, "red")]).toEqual([
    "vas-navy-DE",
    "client-side-twice",
    "vas-seat-red",
  ]);
  expect(namerFor(facts, () => apart)("seat", "blue")).toBe("vas-navy-GB");
  expect(namerFor(facts, () => alike)("winner", "blue")).toBe("blue");
});
