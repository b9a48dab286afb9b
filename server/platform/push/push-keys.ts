import webpush from 'web-push'
import { currentPlatform } from '../ambient.ts'
import type { AmbientPlatform } from '../ambient-platform.ts'
import { now } from '../clock.ts'
import { presentMark, seal, unseal } from '../seal.ts'
import { sqlMaybe } from '../sql.ts'
import { pushKeys } from './models.ts'
import { pushSubjectOf } from './push-subject.ts'

/** What signs pushes (RFC 8292). */
export type PushKeys = {
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
}

type StoredKeys = { readonly publicKey: string; readonly sealedPrivateKey: Buffer }

const known = new WeakMap<AmbientPlatform, Promise<PushKeys>>()

function boundTo(publicKey: string): string {
  return `push key ${publicKey}`
}

function readStored(): Promise<StoredKeys | undefined> {
  return sqlMaybe<StoredKeys>`SELECT public_key, sealed_private_key FROM push_key`
}

/** Of several processes that start at once, the keys of the first are the ones. */
async function makeKeys(): Promise<StoredKeys> {
  const { publicKey, privateKey } = webpush.generateVAPIDKeys()
  const sealedPrivateKey = seal('pushKey', boundTo(publicKey), privateKey)
  await pushKeys().bulkCreate([{ publicKey, sealedPrivateKey, createdAt: now() }], { ignoreDuplicates: true })
  const stored = await readStored()
  if (!stored) throw new Error('The keys of pushes were not stored')
  return stored
}

/** Encrypts the key by the present secret, so that a former one can be forgotten. */
async function resealed({ publicKey, sealedPrivateKey }: StoredKeys, privateKey: string): Promise<void> {
  const mark = presentMark('pushKey')
  if (sealedPrivateKey.subarray(0, mark.length).equals(mark)) return
  const fresh = seal('pushKey', boundTo(publicKey), privateKey)
  await pushKeys().update({ sealedPrivateKey: fresh }, { where: { publicKey } })
}

/** Undefined if the secret that encrypts it is lost. */
function privateKeyOf({ publicKey, sealedPrivateKey }: StoredKeys): string | undefined {
  try {
    return unseal('pushKey', boundTo(publicKey), sealedPrivateKey)
  } catch (error) {
    currentPlatform().log.warn({ err: error }, 'the keys of pushes are lost: browsers get new ones')
    return undefined
  }
}

async function load(subject: string): Promise<PushKeys> {
  const stored = (await readStored()) ?? (await makeKeys())
  const privateKey = privateKeyOf(stored)
  if (privateKey === undefined) {
    await pushKeys().destroy({ where: { publicKey: stored.publicKey } })
    return load(subject)
  }
  await resealed(stored, privateKey)
  return { subject, publicKey: stored.publicKey, privateKey }
}

/** The keys of this game, made at the first use. Undefined: the settings name nobody whom a push service could ask. */
export async function readPushKeys(): Promise<PushKeys | undefined> {
  const platform = currentPlatform()
  const subject = pushSubjectOf(platform.config)
  if (subject === undefined) return undefined
  const loading = known.get(platform) ?? load(subject)
  known.set(platform, loading)
  return loading.catch((error: unknown) => {
    known.delete(platform)
    throw error
  })
}
