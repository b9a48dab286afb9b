/** `npm run env-example`: writes .env.example from the server's settings. */
import { writeFileSync } from 'node:fs'
import { envExample } from './env-example.ts'

writeFileSync('.env.example', envExample())
