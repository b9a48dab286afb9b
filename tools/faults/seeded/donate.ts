import type { Fault } from '../fault.ts'

/** The store: payments, refunds and the player's own limit. */
export const DONATE_FAULTS: readonly Fault[] = [
  {
    name: 'a second payment of an order gives its pack again',
    file: 'server/domains/donate/apply-report.ts',
    replace: 'if (!held || !givesPack(verdict)) return',
    by: 'if (!held) return',
    seenBy: { file: 'tests/server/donate/payments.test.ts', test: 'for a second payment' },
  },
  {
    name: 'signatures of payments are not checked',
    file: 'server/domains/donate/providers/sandbox-signature.ts',
    replace: "if (!isOurs) throw unauthorized('unauthorized', 'Подпись неверна')",
    by: "if (isOurs && given.length === 0) throw unauthorized('unauthorized', 'Подпись неверна')",
    seenBy: { file: 'tests/server/donate/payments.test.ts', test: 'changes nothing' },
  },
  {
    name: 'an old report of a payment can be sent again',
    file: 'server/domains/donate/providers/sandbox-signature.ts',
    replace: 'const WINDOW_SECONDS = 300',
    by: 'const WINDOW_SECONDS = 30_000_000_000',
    seenBy: { file: 'tests/server/donate/payments.test.ts', test: 'changes nothing' },
  },
  {
    name: 'a refund gives back more than the provider has paid back',
    file: 'server/domains/donate/refund-order.ts',
    replace: 'if (!isPaidBack) throw providerUnavailable()',
    by: 'if (isPaidBack && !payment) throw providerUnavailable()',
    seenBy: { file: 'tests/server/donate/stars.test.ts', test: 'does not answer' },
  },
  {
    name: 'open orders do not count for the own limit',
    file: 'server/domains/donate/spending.ts',
    replace: 'openOrders, openKopecks }\n}',
    by: 'openOrders, openKopecks: openKopecks * 0 }\n}',
    seenBy: { file: 'tests/server/donate/limit.test.ts', test: 'counts what is paid' },
  },
]
