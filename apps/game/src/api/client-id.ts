import { newUuid } from '#apps/idempotency/new-uuid.ts'

/** This tab's id, sent with every call and in the live connection's handshake (docs/game.md §7). */
export const clientId = newUuid()
