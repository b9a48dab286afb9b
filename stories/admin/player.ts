import type { AdminPlayer } from '#generated/types.ts'
import { NO_MONEY } from '#rules/core/currencies.ts'

export const PLAYER: AdminPlayer = {
  id: 7,
  name: 'Ратибор',
  email: 'ratibor@example.org',
  emailConfirmed: true,
  kind: 'HUMAN',
  roles: ['PLAYER'],
  level: 12,
  title: 'KNIGHT',
  experience: 184_200,
  ...NO_MONEY,
  gold: 2_775,
  diamonds: 18,
  owedDiamonds: 0,
  glory: 227,
  missionsWon: 41,
  missionsLost: 9,
  createdAt: '2026-11-20T09:30:00.000Z',
  lastSeenAt: '2026-11-25T18:05:00.000Z',
  openSessions: 2,
  block: null,
}
