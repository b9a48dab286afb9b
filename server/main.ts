import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Beside the code that it belongs to. Compiling takes a good part of a start.
enableCompileCache(path.resolve(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'))
await import('./serve.ts')
