import type { PanelChallenge } from '#generated/types.ts'
import { PURSES, pursesOf } from '#rules/core/currencies.ts'
import { fightingArmyOf } from '../../game/army/player-army.ts'
import { findOwnScore, type OwnScore } from '../../game/challenges/own-score.ts'
import { countAnswerableRequests } from '../../game/guilds/requests.ts'
import { readWornShared } from '../../game/items/worn.ts'
import type { Channel } from '../../game/live/channels.ts'
import { readUnseen } from '../../game/live/unseen.ts'
import { viewPlayerInfo } from '../../game/player/player-info.ts'
import { readSettings } from '../../game/settings/store.ts'
import { viewGameplay } from '../../game/settings/views.ts'
import { viewEnergy } from '../energy/views.ts'
import { viewTaxes } from '../taxes/views.ts'
import { readLayout } from './queries.ts'
import { viewBaseInfo } from './views.ts'

/** Channel playerLayout: the data of every page's frame. */
const playerLayout: Channel<'playerLayout'> = {
  reads: [
    'name',
    'arms',
    'settings',
    'deletion',
    'level',
    'guildTag',
    'guild',
    'emailConfirmed',
    'unlocks',
    'fights',
    'newGear',
    'unreadNotifications',
  ],
  view: async (context) => {
    const { id, guildTag, deletionDueAt } = context.player
    const [layout, settings, { unviewedFights, unviewedGear, unreadNotifications }, guildRequests] =
      await Promise.all([
        readLayout(id),
        readSettings(id),
        readUnseen(context),
        guildTag === null ? 0 : countAnswerableRequests(id),
      ])
    return {
      player: viewPlayerInfo(context.player),
      ...layout,
      unviewedFights,
      unviewedGear,
      unreadNotifications,
      guildRequests,
      gameplay: viewGameplay(context.player, settings),
      deletionDueAt: deletionDueAt?.toISOString() ?? null,
    }
  },
}

function viewPanelChallenge({ id, type, endsAt, score, place }: OwnScore): PanelChallenge {
  return { challengeId: id, type, endsAt: endsAt.toISOString(), score, place }
}

/**
 * Channel controlPanel: level, purse, energy and taxes, from the player's row and the worn gear, which lends
 * peasants; and the running challenge.
 */
const controlPanel: Channel<'controlPanel'> = {
  reads: ['level', 'experience', ...PURSES, 'energy', 'taxes', 'army', 'worn', 'skills', 'challenge'],
  view: async (context) => {
    const { player, now } = context
    const [worn, own] = await Promise.all([readWornShared(context), findOwnScore(player.id)])
    const { army } = fightingArmyOf(player, worn)
    return {
      baseInfo: viewBaseInfo(player),
      purse: pursesOf(({ purse }) => player[purse]),
      energy: viewEnergy(player),
      taxes: viewTaxes(player, army),
      challenge: own ? viewPanelChallenge(own) : null,
      serverTime: now.toISOString(),
    }
  },
}

export const playerChannels = { playerLayout, controlPanel }
