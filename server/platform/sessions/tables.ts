import { describeTable } from '../database/table-description.ts'
import { sql } from '../sql.ts'
import { personalTokens, playerBlocks, playerDays, sessions } from './models.ts'
import { purgePlayerDays } from './note-day.ts'
import { purgeTokens } from './personal-tokens.ts'
import { purgeSessions } from './sessions.ts'

export const tables = [
  describeTable(sessions, {
    kept: 'a month past its end: which accounts shared a browser',
    purge: purgeSessions,
    ownData: {
      part: 'PERSON',
      title: 'Сеансы',
      columns: ['device', 'userAgent', 'ip', 'createdAt', 'lastSeenAt', 'closedAt', 'closeReason'],
      newest: 'createdAt',
    },
    // They stay for a month without identifiers: their end is reported to their browsers.
    onDeletion: ({ playerId }) => sql`
      UPDATE session SET ip = NULL, user_agent = NULL, device = NULL, device_id = NULL WHERE player_id = ${playerId}`,
  }),
  describeTable(playerDays, {
    kept: '100 days: who was in the game on which day',
    purge: purgePlayerDays,
    ownData: {
      part: 'PERSON',
      title: 'Дни в игре',
      columns: ['day', 'daysAway'],
      newest: 'day',
    },
    onDeletion: ({ playerId }) => sql`DELETE FROM player_day WHERE player_id = ${playerId}`,
  }),
  describeTable(personalTokens, {
    kept: 'until its term, until it is revoked, or until a new password or a block ends it',
    purge: purgeTokens,
    ownData: {
      part: 'PERSON',
      title: 'Ключи доступа',
      columns: ['name', 'scopes', 'createdAt', 'lastUsedAt', 'expiresAt'],
      newest: 'createdAt',
    },
    onDeletion: 'revoked before, with all other access: `endAccess`',
  }),
  describeTable(playerBlocks, {
    kept: 'for ever: who was kept out, by whom and why',
    ownData: {
      part: 'PERSON',
      title: 'Блокировки',
      columns: ['reason', 'since', 'until', 'liftedAt'],
      newest: 'id',
    },
    onDeletion: ({ playerId, neutralName }) =>
      sql`UPDATE player_block SET reason = ${neutralName} WHERE player_id = ${playerId}`,
  }),
]
