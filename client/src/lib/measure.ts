/** How wide a text will be, in the unit of its size. */

let brush: CanvasRenderingContext2D | null = null;

export function textWidth(text: string, size: number, weight = 700): number {
  brush ??= document.createElement("canvas").getContext("2d");
  if (!brush) return text.length * size * 0.55;
  const family = getComputedStyle(document.documentElement).getPropertyValue("--narrow");
  brush.font = `${weight} 100px ${family}`;
  return (brush.measureText(text).width * size) / 100;
}
