/** Compiles the server without starting it, so that the starts to come find its code compiled (Dockerfile). */
import { flushCompileCache } from 'node:module'
import { keepCompiledCode } from './compile-cache.ts'

keepCompiledCode()
await import('./prepare-database.ts')
await import('./start-server.ts')
flushCompileCache()
process.exit(0)
