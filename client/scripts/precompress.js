import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const worthwhile = /\.(html|js|css|svg|json|ftl|webmanifest)$/;

/** Lays a compressed copy beside every built text file, so that the server only has to send it. */
export function precompress() {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && worthwhile.test(entry.name)) {
          const path = join(entry.parentPath, entry.name);
          await writeFile(`${path}.gz`, gzipSync(await readFile(path), { level: 9 }));
        }
      }
    },
  };
}
