import type { Fault } from '../fault.ts'

/** What operators rely on: their commands, the processes, the letters and the log. */
export const OPERATING_FAULTS: readonly Fault[] = [
  {
    name: 'a server process that could not be forked is not tried again',
    file: 'server/workers.ts',
    replace: 'if (isStarted) allReady.reject(error)\n        reportNotForked(error, failures)',
    by: 'if (isStarted) allReady.reject(error)',
    seenBy: { file: 'tests/server/processes/missing-node.test.ts' },
  },
  {
    name: 'letters are sent with OUTGOING=off',
    file: 'server/start-server.ts',
    replace: 'platform.config.isOutgoing ? await',
    by: 'platform.config.port > 0 ? await',
    seenBy: { file: 'tests/server/operator/drill.test.ts' },
  },
  {
    name: 'a restore beside the world in use goes to DATABASE_URL',
    file: 'tools/operator/restore.ts',
    replace: "{ DATABASE_URL: '', DATABASE_DIRECT_URL: '', DATA_DIR: words.into, WORKERS: '' }",
    by: "{ DATA_DIR: words.into, WORKERS: '' }",
    seenBy: { file: 'tests/server/operator/drill.test.ts' },
  },
  {
    name: 'a world is replaced without the name of its database',
    file: 'tools/operator/read-restore-words.ts',
    replace: 'if (database === name) return undefined',
    by: 'if (database !== name) return undefined',
    seenBy: { file: 'tests/server/operator/commands.test.ts', test: 'replace the world' },
  },
  {
    name: 'a chain is retired beside a running server',
    file: 'server/platform/database/refuse-running-server.ts',
    replace: 'if (rowCount) throw',
    by: 'if (rowCount === null) throw',
    seenBy: { file: 'tests/server/operator/commands.test.ts', test: 'chain of day secrets' },
  },
  {
    name: 'each failed poll has a line while the database is away',
    file: 'server/platform/summed-log.ts',
    replace: '    repetition.again += 1\n    repetition.facts = facts\n    return',
    by: '    repetition.again += 1\n    repetition.facts = facts\n    return log.warn(facts, message)',
    seenBy: { file: 'tests/server/platform/summed-log.test.ts' },
  },
  {
    name: 'letters of production without a mail server are tried and given up',
    file: 'server/platform/mail/deliver-letter.ts',
    replace: "return config.mode === 'production' ? undefined : intoMailbox",
    by: "return config.mode === 'production' ? () => Promise.reject(new Error()) : intoMailbox",
    seenBy: { file: 'tests/server/platform/mail.test.ts', test: 'wait untried' },
  },
]
