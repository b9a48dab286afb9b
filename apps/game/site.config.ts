import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import {
  FILE_NAMES,
  iconPlugin,
  isLibrary,
  PICTURE_NAMES,
  PRODUCTION_ROUTER,
  sourceMapsPlugin,
} from '../vite-plugins.ts'

/**
 * Builds the public pages for the browser. A build of its own: in one with the game they would share its large chunks, and a visitor would
 * load half of the game. With `--ssr` it builds them for the server, which renders them (server/platform/http/pages/rendered-pages.ts).
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  resolve: { alias: PRODUCTION_ROUTER },
  plugins: [react(), iconPlugin(), ...(isSsrBuild ? [] : [sourceMapsPlugin('site')])],
  // The game's build copies these files.
  publicDir: false,
  build: {
    outDir: isSsrBuild ? '../../dist/site-server' : '../../dist/site',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: isSsrBuild ? 'node24' : 'es2022',
    // The game's limit: both must name the same pictures.
    assetsInlineLimit: 1024,
    // The page is there before its scripts: a list of what each part imports would weigh more than it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, parts) => parts.filter((part) => part.endsWith('.css')),
    },
    rolldownOptions: isSsrBuild
      ? {
          // The server imports each build by an address of its own: parts would import a second copy.
          output: { codeSplitting: false, ...PICTURE_NAMES },
        }
      : {
          input: `${import.meta.dirname}/site.html`,
          output: {
            ...FILE_NAMES,
            codeSplitting: {
              groups: [
                // What the start imports: its libraries, and the rest.
                { name: 'react', tags: ['$initial'], test: isLibrary, priority: 2 },
                { name: 'frame', tags: ['$initial'], priority: 1 },
              ],
            },
          },
        },
  },
  // One file without packages beside it, so that a build can be moved.
  ssr: { noExternal: true },
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
}))
