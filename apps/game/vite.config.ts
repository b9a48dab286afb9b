import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconPlugin } from '../vite-plugins.ts'
import { shellPlugin } from './shell-plugin.ts'

const server = process.env.DONJON_SERVER ?? 'http://localhost:3000'

/** Builds only the game. The console and the stories have their own builds. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), iconPlugin(), shellPlugin(`${import.meta.dirname}/service-worker.ts`)],
  build: {
    outDir: '../../dist/game',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // MIT and similar licences require their notice to be served too. The about page links it.
    license: { fileName: 'third-party-licences.txt' },
    // Small pictures stay files: inlined ones would be downloaded again with every change of the styles.
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What always loads together is one file: thirty small ones compress worse. React changes seldom, so it
            // stays in the browser's cache across releases.
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)[\\/]/,
              priority: 4,
            },
            { name: 'start', test: /apps[\\/]game[\\/]src[\\/]main\.tsx$/, priority: 3 },
            { name: 'layout', test: /src[\\/]layouts[\\/]game-layout\.tsx$/, priority: 2 },
            {
              name: 'castle',
              test: /src[\\/](?:art[\\/]castle[\\/]castle|features[\\/]player[\\/]castle-page)\.tsx$/,
              priority: 1,
            },
            // Small parts that many pages share: as files of their own they fill the list of files in the first one.
            {
              name: 'parts',
              test: /apps[\\/]game[\\/]src|rules|catalogue/,
              minShareCount: 12,
            },
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
