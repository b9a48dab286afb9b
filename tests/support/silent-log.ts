import { createLog } from '../../server/platform/log.ts'

/** For what a test expects to go wrong. */
export const silentLog = createLog({ logLevel: 'silent', mode: 'test' })
