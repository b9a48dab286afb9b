import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import {
  FILE_NAMES,
  iconPlugin,
  isFrameIcon,
  PRODUCTION_ROUTER,
  SHARED_CHUNK,
  sourceMapsPlugin,
} from '../vite-plugins.ts'
import { pageDocumentsPlugin } from './page-documents-plugin.ts'
import { shellPlugin } from './shell-plugin.ts'

const server = process.env.DONJON_SERVER ?? 'http://localhost:3000'

/** The frame, and what the castle shares with other pages: they need not load the castle. */
const OF_LAYOUT = new RegExp(
  [
    'src/(layouts/game-layout|live/together|art/(palette|random))\\.tsx?$',
    'src/ui/(surfaces/(empty|picture-frame|ribbon)|values/(level-mark|reward-line))\\.tsx$',
    'src/shared/(castle/castle-(buildings|hour)|missions/reward-words)\\.ts$',
    'src/features/quests/(quest-item|step-way|use-claim-all|use-complete-step)\\.tsx?$',
    'rules/(player/(shown-experience|title)|forge/sharpening-cost)\\.ts$',
    'hooks/(player|quests)\\.ts$',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
)

/** Style sheets, and the part that most pages share. The list of what to load ahead is part of the first load. */
const WORTH_LISTING = new RegExp(`\\.css$|/${SHARED_CHUNK}-[^/]*$`)

/** Builds only the game. The console and the stories have their own builds. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: PRODUCTION_ROUTER },
  plugins: [
    react(),
    iconPlugin(),
    shellPlugin(`${import.meta.dirname}/service-worker.ts`),
    pageDocumentsPlugin(),
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
      resolveDependencies: (_file, parts) => parts.filter((part) => WORTH_LISTING.test(part)),
    },
    rolldownOptions: {
      output: {
        ...FILE_NAMES,
        codeSplitting: {
          groups: [
            // What always loads together is one file: thirty small ones compress worse. React changes seldom, so it
            // stays in the browser's cache across releases.
            {
              name: 'react',
              test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)[\\/](?!.*[iI]nfiniteQuery)/,
              priority: 4,
            },
            { name: 'start', test: /apps[\\/]game[\\/]src[\\/]main\.tsx$/, priority: 3 },
            {
              name: 'layout',
              test: (id: string) => OF_LAYOUT.test(id) || isFrameIcon(id),
              priority: 2,
            },
            {
              name: 'castle',
              test: /src[\\/](?:art[\\/]castle[\\/]castle|features[\\/]player[\\/]castle-page)\.tsx$/,
              priority: 1,
            },
            // Small parts that many pages share: as files of their own they fill the list of files in the first one.
            {
              name: SHARED_CHUNK,
              test: /apps[\\/]game[\\/]src|rules|catalogue/,
              minShareCount: 12,
            },
            // Addresses of icons: a page of forty small files waits for each.
            { name: 'icons', test: /^\0icon:|[\\/]\.cache[\\/]icons[\\/]/, minShareCount: 2 },
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
