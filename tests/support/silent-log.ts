import { createLog } from '#server/platform/log.ts'

/** For failures that a test expects. */
export const silentLog = createLog({ logLevel: 'silent', mode: 'test' })
