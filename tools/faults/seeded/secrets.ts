import type { Fault } from '../fault.ts'

/** What must not be stored, logged or told. */
export const SECRET_FAULTS: readonly Fault[] = [
  {
    name: 'mailed links are stored as they are',
    file: 'server/domains/auth/account-token.ts',
    replace: "hash: keyedHash(keyFor('mailedLink'), token),",
    by: "hash: Buffer.from(token, 'base64url'),",
    seenBy: { file: 'tests/server/auth/mailed-links.test.ts', test: 'stores only a hash' },
  },
  {
    name: 'an expired link works',
    file: 'server/domains/auth/account-token.ts',
    replace: 'usedAt: null, expiresAt: { [Op.gt]: now() } }',
    by: 'usedAt: null }',
    seenBy: { file: 'tests/server/auth/mailed-links.test.ts', test: 'older than ten minutes' },
  },
  {
    name: 'a stranger’s reset ends the owner’s link',
    file: 'server/domains/auth/account-token.ts',
    replace: 'RESET_PASSWORD: 5 }',
    by: 'RESET_PASSWORD: 1 }',
    seenBy: { file: 'tests/server/auth/mailed-links.test.ts', test: 'when a stranger asks' },
  },
  {
    name: 'a refused letter logs its address',
    file: 'server/platform/mail/deliver-letter.ts',
    replace: 'the letter: ${smtpCodeOf(error)}`)',
    by: 'the letter: ${smtpCodeOf(error)} ${String(error)}`)',
    seenBy: { file: 'tests/server/platform/mail.test.ts', test: 'no address' },
  },
  {
    name: 'the log shows secrets',
    file: 'server/platform/log.ts',
    replace: 'redact: { paths: [...secretPaths, ...statementPaths]',
    by: 'redact: { paths: [...statementPaths]',
    seenBy: { file: 'tests/server/platform/log.test.ts' },
  },
  {
    name: 'the security log names addresses',
    file: 'server/platform/security-log.ts',
    replace: '...what, ...marksOf(address) }',
    by: '...what, from: address }',
    seenBy: { file: 'tests/server/http/watching.test.ts' },
  },
  {
    name: 'the security log is silent about refusals',
    file: 'server/platform/http/api.ts',
    replace: 'new Set([401, 403, 429])',
    by: 'new Set([418])',
    seenBy: { file: 'tests/server/http/watching.test.ts' },
  },
  {
    name: 'an unknown e-mail is refused faster',
    file: 'server/domains/auth/log-in.ts',
    replace: 'const isRight = await verifyPassword(',
    by: 'const isRight = account !== undefined && await verifyPassword(',
    seenBy: { file: 'tests/server/auth/login.test.ts', test: 'answer is no faster' },
  },
  {
    name: 'errors tell what happened inside',
    file: 'server/platform/http/failure.ts',
    replace: ': isDatabaseAway(error) ? notReady : internal',
    by: ": isDatabaseAway(error) ? notReady : new GameError(500, 'internal', String(error))",
    seenBy: { file: 'tests/server/http/commands.test.ts', test: 'hides internal errors' },
  },
  {
    name: 'the database logs the values of failing rows',
    file: 'server/platform/database/embedded/embedded.ts',
    replace: "'log_error_verbosity=terse',",
    by: '',
    seenBy: { file: 'tests/server/platform/embedded.test.ts', test: 'holds no values' },
  },
]
