import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { FILE_NAMES, iconPlugin, isIcon, PRODUCTION_ROUTER, sourceMapsPlugin } from '../vite-plugins.ts'
import { firstLoadGroups } from './first-load.ts'
import { pageDocumentsPlugin } from './page-documents-plugin.ts'
import { pageModulesPlugin } from './page-modules.ts'
import { SHARED_PARTS, sharedPartsPlugin } from './shared-parts-plugin.ts'
import { shellPlugin } from './shell-plugin.ts'

const server = process.env.DONJON_SERVER ?? 'http://localhost:3000'

const modules = pageModulesPlugin()
const shared = sharedPartsPlugin()

/** Builds only the game. The console and the stories have their own builds. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: PRODUCTION_ROUTER },
  plugins: [
    react(),
    iconPlugin(),
    shellPlugin(`${import.meta.dirname}/service-worker.ts`, modules),
    modules,
    shared,
    pageDocumentsPlugin(modules),
    sourceMapsPlugin('game'),
  ],
  build: {
    outDir: '../../dist/game',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // MIT and similar licences require their notice to be served too. The about page links it.
    license: { fileName: 'third-party-licences.txt' },
    // Small pictures stay files: inlined ones would be downloaded again with every change of the styles.
    assetsInlineLimit: 1024,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, parts) =>
        parts.filter((part) => part.endsWith('.css') || part === shared.file()),
    },
    rolldownOptions: {
      output: {
        ...FILE_NAMES,
        codeSplitting: {
          groups: [
            ...firstLoadGroups(modules),
            // Small parts that many pages share: as files of their own they fill the list of files in the first one.
            { name: SHARED_PARTS, minShareCount: 13 },
            // Addresses of icons: a page of forty small files waits for each.
            { name: 'icons', test: isIcon, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: server, ws: true } },
  },
})
