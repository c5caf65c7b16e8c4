import { expect, it } from "vitest";
import { salvoesIn } from "../../../src/games/vas/salvoes";

const line = (key: string, params: Record<string, unknown>) => ({ key, params });

it("adds up what all weapons of a ship did to a target", () => {
  const salvoes = salvoesIn([
    line("vas-hits", { firer: "blue-bismarck", target: "red-hood", hits: 1 }),
    line("vas-hits", { firer: "blue-bismarck", target: "red-hood", hits: 2 }),
    line("vas-hits", { firer: "blue-bismarck", target: "red-electra", hits: 0 }),
    line("vas-damage", { ship: "red-hood", damage: 4, hull: 92 }),
  ]);
  expect(salvoes.map(({ target, hits }) => [target, hits])).toEqual([
    ["red-hood", 3],
    ["red-electra", 0],
  ]);
});
