import { describe, expect, test, vi } from "vitest";
import { Camera } from "../../../src/lib/map/camera.svelte";
import { Gestures, pieceName, type Pointing } from "../../../src/lib/map/gestures";

const box = {
  getBoundingClientRect: () => ({ left: 0, top: 0 }),
  setPointerCapture: () => undefined,
} as unknown as HTMLElement;

/** A pointer at a point, over a piece or over a part that lies on the map. */
function pointer(x: number, y: number, over: { piece?: string; hud?: boolean } = {}, pointerId = 1) {
  const closest = (selector: string) =>
    selector === "[data-piece]" ? (over.piece ? { dataset: { piece: over.piece } } : null) : over.hud ? {} : null;
  const event = { clientX: x, clientY: y, button: 0, pointerId, type: "pointer", target: { closest } };
  return event as unknown as PointerEvent;
}

function map(more: Partial<Pointing> = {}) {
  const camera = new Camera({ bounds: { x: 0, y: 0, width: 1000, height: 1000 }, unit: 40 });
  camera.resize(400, 400);
  camera.look({ x: 500, y: 500 }, 1);
  const pointing = { hover: vi.fn(), click: vi.fn(), drag: vi.fn(), drop: vi.fn(), ...more };
  return { camera, pointing, gestures: new Gestures(pointing, camera) };
}

describe("pointers on a map", () => {
  test("click where they hardly move, in the map's own points", () => {
    const { pointing, gestures } = map();
    gestures.down(pointer(200, 200, { piece: pieceName("unit", "hood/1") }), box);
    gestures.move(pointer(203, 200), box);
    gestures.up(pointer(203, 200), box);
    expect(pointing.click).toHaveBeenCalledWith({ x: 503, y: 500 }, { kind: "unit", id: "hood/1" });
  });

  test("move the map where they drag nothing", () => {
    const { camera, pointing, gestures } = map();
    gestures.down(pointer(200, 200), box);
    gestures.move(pointer(150, 220), box);
    gestures.up(pointer(150, 220), box);
    expect(camera.toScreen({ x: 500, y: 500 })).toEqual({ x: 150, y: 220 });
    expect(pointing.click).not.toHaveBeenCalled();
  });

  test("drag and drop what they grab", () => {
    const { camera, pointing, gestures } = map({ grabs: () => true });
    gestures.down(pointer(200, 200), box);
    gestures.move(pointer(260, 200), box);
    gestures.up(pointer(260, 200), box);
    expect(pointing.drag).toHaveBeenCalledWith({ x: 560, y: 500 }, null);
    expect(pointing.drop).toHaveBeenCalledWith({ x: 560, y: 500 }, null);
    expect(camera.toScreen({ x: 500, y: 500 })).toEqual({ x: 200, y: 200 });
  });

  test("zoom with two fingers", () => {
    const { camera, gestures } = map();
    gestures.down(pointer(150, 200), box);
    gestures.down(pointer(250, 200, {}, 2), box);
    gestures.move(pointer(350, 200, {}, 2), box);
    expect(camera.live.k).toBeCloseTo(2);
  });

  test("say which piece they are over", () => {
    const { pointing, gestures } = map();
    gestures.move(pointer(210, 200, { piece: pieceName("contact", "C1") }), box);
    expect(pointing.hover).toHaveBeenLastCalledWith({ x: 510, y: 500 }, { kind: "contact", id: "C1" });
    gestures.leave();
    expect(pointing.hover).toHaveBeenLastCalledWith(null, null);
  });

  test("leave alone what lies on the map", () => {
    const { pointing, gestures } = map();
    gestures.down(pointer(10, 10, { hud: true }), box);
    gestures.move(pointer(10, 10, { hud: true }), box);
    gestures.up(pointer(10, 10, { hud: true }), box);
    expect(pointing.click).not.toHaveBeenCalled();
    expect(pointing.hover).not.toHaveBeenCalled();
  });
});
