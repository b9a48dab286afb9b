import type { PersonalToken } from '#generated/types.ts'
import { TOKENS_MAX } from '#rules/settings/tokens.ts'
import { command, preparedCommand } from '../../game/commands/command.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import type { ModelRow } from '../../platform/database/model.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { logSecurity } from '../../platform/security-log.ts'
import type { personalTokens } from '../../platform/sessions/models.ts'
import { createToken, findTokensOf, revokeToken } from '../../platform/sessions/personal-tokens.ts'
import { tokenText } from '../../platform/sessions/token-text.ts'
import { afterCommit } from '../../platform/transaction.ts'
import { postLetter } from '../auth/letters.ts'
import { type OwnerProof, proveOwner, requireOwner } from '../auth/owner-proof.ts'

const TOKENS = bulkhead('personal tokens')

function view(token: ModelRow<typeof personalTokens>): PersonalToken {
  return {
    tokenId: token.id,
    name: token.name,
    scopes: token.scopes,
    createdAt: token.createdAt.toISOString(),
    lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
    expiresAt: token.expiresAt.toISOString(),
  }
}

export const listPersonalTokens = query<'listPersonalTokens'>(async ({ caller }) => {
  const tokens = await findTokensOf(caller.playerId)
  return { items: viewRows(tokens, view, TOKENS) }
})

/** The player's row is locked, so two calls at once do not make one token too many. */
export const createPersonalToken = preparedCommand<'createPersonalToken', OwnerProof>(
  ({ caller, body }) => proveOwner(caller, body),
  async (call, proof) => {
    const { player, body, address } = call
    await requireOwner(call, proof)
    if ((await findTokensOf(player.id)).length >= TOKENS_MAX)
      throw conflict('tooManyTokens', `Больше ${TOKENS_MAX} ключей завести нельзя: отзовите лишний`)
    const token = await createToken(player.id, body)
    postLetter('tokenCreated', player.id)
    afterCommit(() => logSecurity({ event: 'tokenCreated', playerId: player.id, address }))
    return { token: tokenText(token.id), personalToken: view(token) }
  },
  {
    keep: (result) => ({ ...result, token: '' }),
    replay: (kept) => ({ ...kept, token: tokenText(kept.personalToken.tokenId) }),
  },
)

export const revokePersonalToken = command<'revokePersonalToken'>(async ({ player, params, address }) => {
  if (!(await revokeToken(player.id, params.tokenId)))
    throw notFound('notFound', 'Такого ключа нет или он уже отозван')
  afterCommit(() => logSecurity({ event: 'tokenRevoked', playerId: player.id, address }))
  return undefined
})
