// Generated from contracts/asyncapi.yaml. Do not edit.
import type { ChannelName, CloseSession, FetchGameDataReply, GameData, NeedFetchGameData, Subscriptions } from './types.ts'

export type ServerToClientEvents = {
  /** The server says which of the player's channels have changed; the client answers with fetchGameData. */
  needFetchGameData: (payload: NeedFetchGameData) => void
  /** Snapshots, as GET /game-data would answer. */
  newGameData: (payload: GameData) => void
  /** Sessions that have ended; a client whose session is among them logs out. */
  closeSession: (payload: CloseSession) => void
}

export type ClientToServerEvents = {
  /** The client asks for snapshots of the named channels; the answer is newGameData. The acknowledgement tells only whether it was accepted. */
  fetchGameData: (payload: Subscriptions, acknowledge: (reply: FetchGameDataReply) => void) => void
}

/** What each live channel carries. */
export type GameDataChannels = { [Name in keyof GameData]-?: NonNullable<GameData[Name]>['data'] }

export const CHANNEL_NAMES = [
  'army',
  'buildings',
  'forgeCraft',
  'craftBook',
  'fightLogs',
  'forgeGrind',
  'enhance',
  'inventory',
  'online',
  'missions',
  'notifications',
  'playerLayout',
  'controlPanel',
  'quests',
  'shopGear',
  'shopConsumable',
  'shopGold',
  'skillBranches',
  'skillList',
] as const satisfies readonly ChannelName[]
