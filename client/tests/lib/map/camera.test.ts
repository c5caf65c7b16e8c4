import { describe, expect, test, vi } from "vitest";
import { Camera } from "../../../src/lib/map/camera.svelte";

function camera() {
  const made = new Camera({ bounds: { x: 0, y: 0, width: 1000, height: 800 }, unit: 40 });
  made.resize(500, 400);
  return made;
}

describe("a camera", () => {
  test("shows points where they are, and finds them again", () => {
    const made = camera();
    made.look({ x: 500, y: 400 }, 2);
    expect(made.toScreen({ x: 500, y: 400 })).toEqual({ x: 250, y: 200 });
    expect(made.toMap(made.toScreen({ x: 321, y: 123 }))).toEqual({ x: 321, y: 123 });
  });

  test("keeps what is under the pointer while it zooms", () => {
    const made = camera();
    made.look({ x: 500, y: 400 }, 1);
    const before = made.toMap({ x: 200, y: 150 });
    made.zoom(1.5, { x: 200, y: 150 });
    expect(made.toMap({ x: 200, y: 150 })).toEqual(before);
    expect(made.unit).toBe(60);
  });

  test("shows all of a map beside what lies over it", () => {
    const covered = { right: 50, top: 60 };
    const made = new Camera({ bounds: { x: 0, y: 0, width: 1000, height: 800 }, unit: 40, margin: 130, covered });
    made.resize(500, 400);
    made.whole();
    const [first, last] = [made.toScreen({ x: 0, y: 0 }), made.toScreen({ x: 1000, y: 800 })];
    expect(first.x).toBeGreaterThanOrEqual(0);
    expect(first.y).toBeGreaterThanOrEqual(60);
    expect(last.x).toBeLessThanOrEqual(450);
    expect(last.y).toBeLessThanOrEqual(400);
  });

  test("never loses the map, and lays a small one in the middle", () => {
    const made = camera();
    made.look({ x: 500, y: 400 }, 1);
    made.pan(10_000, 10_000);
    expect(made.toScreen({ x: 0, y: 0 })).toEqual({ x: 56, y: 56 });
    made.whole();
    const middle = made.toScreen({ x: 500, y: 400 });
    expect([middle.x, middle.y].map(Math.round)).toEqual([250, 200]);
  });

  test("frames points that lie together, and the first of those that do not", () => {
    const made = camera();
    made.frame([
      { x: 450, y: 400 },
      { x: 550, y: 400 },
    ]);
    expect(made.toScreen({ x: 500, y: 400 })).toEqual({ x: 250, y: 200 });
    made.frame([
      { x: 500, y: 300 },
      { x: 990, y: 790 },
    ]);
    expect(made.unit).toBeCloseTo(31);
    expect(made.toScreen({ x: 500, y: 300 }).y).toBeLessThan(200.1);
  });

  test("draws the paper anew when it rests, or has come far", () => {
    vi.useFakeTimers();
    const made = camera();
    made.look({ x: 500, y: 400 }, 1);
    made.settle();
    made.pan(-20, 0);
    expect(made.shift).toEqual({ x: -20, y: 0 });
    vi.advanceTimersByTime(200);
    expect(made.shift).toEqual({ x: 0, y: 0 });
    made.pan(-300, 0);
    expect(made.shift).toEqual({ x: 0, y: 0 });
    vi.useRealTimers();
  });
});
