import { describe, expect, it } from "vitest";
import { OrderBook } from "../../../src/games/chase/book.svelte";
import type { Chase, Order } from "../../../src/games/chase/chase";
import type { Plan } from "../../../src/games/chase/plans";
import type { OrdersTried } from "../../../src/games/chase/types";
import { Draft } from "../../../src/lib/draft.svelte";
import type { Asked } from "../../../src/lib/question";
import type { Reason } from "../../../src/protocol";
import { course, flight, hints, tried, told } from "./facts";

const NO: Reason = { key: "chase-no-sea", rule: "CH-7.7.2.a", params: { hex: "E22" } };
const WING = "swordfish-1";

/** A book in front of a server that says what the test wants it to say. */
function open() {
  const draft = new Draft();
  draft.asked({ seq: 1, mark: "orders" });
  const said: { tried: OrdersTried | null; about: Order[] | null } = { tried: null, about: null };
  const ordered = () => ({ hints, ...said }) as unknown as Asked<Chase, "chase-ask-orders">;
  const makeBook = () =>
    new OrderBook({
      source: { draft },
      get ordered() {
        return ordered();
      },
      evading: null,
    });
  let book = makeBook();
  return {
    get book() {
      return book;
    },
    /** The server looks at the orders as they are now. */
    say(...orders: ReturnType<typeof told>[]) {
      said.about = structuredClone(book.orders);
      said.tried = tried(orders);
      book = makeBook();
    },
  };
}

const plan: Plan = { do: "plan", wing: WING, way: ["K25"], searches: [], attack: "", home: true, fresh: false };

describe("the order book", () => {
  it("gives a unit one thing to do, whatever was ordered before", () => {
    const { book } = open();
    book.order({ do: "form", force: "TF1", ships: ["hood", "victorious"] });
    book.instead(["hood"], { do: "move", unit: "hood", path: ["K26"] });
    book.instead(["hood"], { do: "patrol", unit: "hood" });
    expect(book.orders.map((order) => order.do)).toEqual(["form", "patrol"]);
    book.release(["hood"]);
    expect(book.orders.map((order) => order.do)).toEqual(["form"]);
  });

  it("draws a path as far as the server says, and takes it back hex by hex", () => {
    const { book } = open();
    expect(["K25", "K26", "K25", "K24"].map((hex) => book.extend("hood", ["hood"], "K27", hex))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(book.move("hood")?.path).toEqual(["K26", "K25"]);
    book.extend("hood", ["hood"], "K27", "K26");
    expect(book.move("hood")?.path).toEqual(["K26"]);
    book.extend("hood", ["hood"], "K27", "K27");
    expect(book.items).toEqual([]);
  });

  it("says that an order stands only when the server has looked at this very order", () => {
    const table = open();
    table.book.order({ do: "move", unit: "hood", path: ["K26", "K25"] });
    expect(table.book.standing("hood", ["hood"])).toBe("tried");
    table.say(told({ course }));
    expect([table.book.standing("hood", ["hood"]), table.book.course("hood")?.burnt]).toEqual(["done", { hood: 1 }]);
    table.book.order({ do: "patrol", unit: "victorious" });
    expect(["hood", "victorious", "norfolk"].map((unit) => table.book.standing(unit, []))).toEqual([
      "done",
      "tried",
      null,
    ]);
    table.book.order({ do: "move", unit: "hood", path: ["K26", "E22"] });
    expect(table.book.standing("hood", [])).toBe("tried");
    table.say(told({ refusal: NO }), told());
    expect(["hood", "victorious"].map((unit) => table.book.standing(unit, []))).toEqual(["wrong", "done"]);
  });

  it("flies from where the server says that the carrier is by then", () => {
    const table = open();
    table.book.fly(plan);
    expect(table.book.path(WING)).toEqual(["K26", "K25", "K26", "K27"]);
    table.say(told({ refusal: NO, flight: { ...flight, start: "K26", base: "K26" } }));
    expect(table.book.orders).toMatchObject([{ do: "fly", path: ["K25", "K26"] }]);
    expect(table.book.standing(WING, [])).toBe("tried");
  });

  it("leaves aircraft in the air that cannot come home and may stay, but only when they were just drawn", () => {
    const table = open();
    table.book.flyOn(WING, ["K22"]);
    table.book.settle();
    expect(table.book.plan(WING)).toMatchObject({ home: true, fresh: true });
    table.say(told({ refusal: NO, flight: { ...flight, short: true, stay: true } }));
    table.book.settle();
    expect(table.book.plan(WING)).toMatchObject({ home: false, fresh: false });
    table.book.fly({ ...table.book.plan(WING)!, home: true });
    table.say(told({ refusal: NO, flight: { ...flight, short: true, stay: true } }));
    table.book.settle();
    expect(table.book.plan(WING)?.home).toBe(true);
    table.book.flyOn(WING, ["K25"]);
    expect(table.book.plan(WING)?.way).toEqual(["K25"]);
  });

  it("drops markers where the server lets it, and takes them off again", () => {
    const table = open();
    table.book.fly(plan);
    table.say(told({ flight }));
    expect([table.book.mark(WING, "K26"), table.book.mark(WING, "K27")]).toEqual([true, true]);
    expect(table.book.plan(WING)?.searches).toEqual(["K26", "K27"]);
    table.say(told({ flight: { ...flight, markers: 0 } }));
    expect([table.book.mark(WING, "K25"), table.book.mark(WING, "K26")]).toEqual([false, true]);
    expect(table.book.plan(WING)?.searches).toEqual(["K27"]);
    table.say(told({ flight: { ...flight, attackable: ["K25"] } }));
    table.book.mark(WING, "K25");
    expect(table.book.plan(WING)).toMatchObject({ searches: [], attack: "K25" });
  });

  it("changes the order in which things are done", () => {
    const { book } = open();
    book.order({ do: "move", unit: "victorious", path: ["K26"] });
    book.fly(plan);
    book.shift(1, -1);
    expect(book.orders.map((order) => order.do)).toEqual(["fly", "move"]);
    book.remove(0);
    expect(book.orders.map((order) => order.do)).toEqual(["move"]);
  });
});
