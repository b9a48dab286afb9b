import { typesOfKinds } from '#catalogue/notifications.ts'
import { PAGES } from '#catalogue/pages.ts'
import type { NotificationKind } from '#generated/types.ts'
import { type EventRow, eventColumns, readEvent } from '../../game/notifications/read-event.ts'
import { findPlayer } from '../../game/player/player-row.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import type { Letter, LetterWriters } from '../../platform/mail/letter.ts'
import { sql, sqlMaybe } from '../../platform/sql.ts'
import { findAccount } from '../auth/account.ts'
import { letterAsHtml, letterAsText } from '../auth/letter-page.ts'

const NEWS = bulkhead('news of a letter')

/** News that a letter shows; more are counted. */
const SHOWN_MAX = 15

type Wanted = { readonly mailed: NotificationKind[]; readonly newsSince: Date | null }

async function readNews(playerId: number): Promise<EventRow[]> {
  const wanted = await sqlMaybe<Wanted>`
    SELECT mailed, news_since FROM player_settings WHERE player_id = ${playerId}`
  if (!wanted) return []
  return sql<EventRow>`
    SELECT ${eventColumns} FROM notification
    WHERE player_id = ${playerId} AND read_at IS NULL AND type = ANY(${typesOfKinds(wanted.mailed)}::text[])
      AND created_at > ${wanted.newsSince ?? new Date(0)} ORDER BY id DESC LIMIT 200`
}

/** What has happened since the last letter and is still unread. Undefined if it has been read meanwhile. */
async function writeNews(playerId: number): Promise<Letter | undefined> {
  const [account, player, news] = [
    await findAccount(playerId),
    await findPlayer(playerId),
    await readNews(playerId),
  ]
  if (!account?.emailConfirmedAt || !player || news.length === 0) return undefined
  const lineOf = (row: EventRow) => {
    const { title, text } = readEvent(row)
    return `${title}. ${text}`
  }
  const shown = viewRows(news.slice(0, SHOWN_MAX), lineOf, NEWS)
  const more = news.length > SHOWN_MAX ? [`И ещё событий: ${news.length - SHOWN_MAX}.`] : []
  const { publicUrl } = currentPlatform().config
  const letter = {
    heading: 'Вести из замка',
    paragraphs: [`Здравствуйте, ${player.name}!`, ...shown, ...more],
    action: { label: 'В замок', url: `${publicUrl}/game` },
    note: `О чём и как часто писать, решаете вы: ${publicUrl}/game/${PAGES.settings.path}`,
  }
  return {
    to: account.email,
    subject: 'Донжон: вести из замка',
    text: letterAsText(letter),
    html: letterAsHtml(letter),
  }
}

/** The letter with news. */
export const newsLetters = { news: writeNews } satisfies LetterWriters
