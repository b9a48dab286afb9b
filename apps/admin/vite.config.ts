import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.DONJON_SERVER ?? 'http://localhost:3000'

/** The console, apart from the game: nothing of it is in what players load. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  build: {
    outDir: '../../dist/admin',
    emptyOutDir: true,
    target: 'es2022',
    // Served at /admin/third-party-licences.txt.
    license: { fileName: 'third-party-licences.txt' },
    // One lazy console for few people on good lines: one large file is no harm here.
    chunkSizeWarningLimit: 2500,
  },
  server: {
    port: 5174,
    proxy: { '/api': { target: server } },
  },
})
