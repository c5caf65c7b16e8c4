import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { precompress } from "./scripts/precompress.js";

const server = process.env.HUFFDUFF_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), precompress()],
  build: {
    outDir: "../src/huffduff/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
    target: "es2022",
  },
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
});
