import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { FILE_NAMES, sourceMapsPlugin } from '../vite-plugins.ts'

const server = process.env.DONJON_SERVER ?? 'http://localhost:3000'

/** The console is built apart from the game, so that players load none of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), sourceMapsPlugin('admin')],
  build: {
    outDir: '../../dist/admin',
    emptyOutDir: true,
    target: 'es2022',
    // Served at /admin/third-party-licences.txt.
    license: { fileName: 'third-party-licences.txt' },
    // Few people on fast connections use the console, so one large file does no harm.
    chunkSizeWarningLimit: 2500,
    rolldownOptions: { output: FILE_NAMES },
  },
  server: {
    port: 5174,
    proxy: { '/api': { target: server } },
  },
})
