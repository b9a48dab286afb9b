import { type Api, bodyOf } from './client.ts'

export const PASSWORD = 'krepost-na-holme'

/** Registers a new lord and returns the player's id. */
export async function register(api: Api, name: string, email: string): Promise<number> {
  const body = { name, email, password: PASSWORD, confirmPassword: PASSWORD }
  return bodyOf(await api.POST('/auth/register', { body })).player.playerId
}
