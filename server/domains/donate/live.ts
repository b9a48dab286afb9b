import type { Channel } from '../../game/live/channels.ts'
import { readDonateData } from './views.ts'

/** Channel donate: the packs, the own subscription, open orders and the own limit. */
const donate: Channel<'donate'> = {
  reads: ['subscription', 'donate'],
  view: ({ player, now }) => readDonateData(player, now),
}

export const donateChannels = { donate }
