import { messengerAccounts } from './models.ts'

/** Whether an account of the messenger logs in to the castle. Apart from the links, which order letters: the letters ask this. */
export async function isLinked(playerId: number): Promise<boolean> {
  return (await messengerAccounts().count({ where: { playerId } })) > 0
}
