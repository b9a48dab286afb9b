// Generated from contracts/asyncapi.yaml. Do not edit.
import type { ChannelName, CloseSession, FetchGameDataReply, GameData, NeedFetchGameData, PublicDataChanged, Subscriptions } from './types.ts'

export type ServerToClientEvents = {
  /** The server names the channels that have changed for the player. The client answers with fetchGameData. */
  needFetchGameData: (payload: NeedFetchGameData) => void
  /** Snapshots in the shape of GET /game-data. A channel that cannot be read is missing. */
  newGameData: (payload: GameData) => void
  /** Sessions that have ended. A client with one of them logs out. */
  closeSession: (payload: CloseSession) => void
  /** Public answers have changed (tips and other texts of the console). The client asks again for those that it shows. A connection that opens within a minute of a change gets it, too. */
  publicDataChanged: (payload: PublicDataChanged) => void
}

export type ClientToServerEvents = {
  /** The client asks for snapshots of the named channels. They arrive as newGameData. The acknowledgement only says whether the request is accepted. With the code `notReady` the database is away; ask again in a moment. */
  fetchGameData: (payload: Subscriptions, acknowledge: (reply: FetchGameDataReply) => void) => void
}

/** What each live channel carries. */
export type GameDataChannels = { [Name in keyof GameData]-?: NonNullable<GameData[Name]>['data'] }

export const CHANNEL_NAMES = [
  'army',
  'buildings',
  'forgeCraft',
  'craftBook',
  'donate',
  'fightLogs',
  'forgeGrind',
  'enhance',
  'guild',
  'inventory',
  'online',
  'missions',
  'notifications',
  'playerLayout',
  'controlPanel',
  'quests',
  'raids',
  'shopGear',
  'shopConsumable',
  'shopGold',
  'skillBranches',
  'skillList',
] as const satisfies readonly ChannelName[]
