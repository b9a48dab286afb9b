import { NEWS_EVERY_MS } from '#rules/settings/notification-kinds.ts'
import { defineIrreversibleTimer, defineTimer, scheduleForWorld } from '../../game/timers/schedule.ts'
import { now } from '../../platform/clock.ts'
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts'
import { continueDeletion } from './deletion/delete-player.ts'
import { takeDueForNews } from './news-due.ts'

export const deletePlayer = defineIrreversibleTimer('deletePlayer', continueDeletion)

export const newsLetters = defineTimer('newsLetters', async () => {
  for (const playerId of await takeDueForNews()) enqueueMail({ kind: 'news', playerId })
  scheduleForWorld('newsLetters', new Date(now().getTime() + NEWS_EVERY_MS))
})
