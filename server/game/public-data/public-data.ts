import { type AppConfigValues, DEFAULT_CONFIG } from '#catalogue/appconfig/app-settings.ts'
import { TIPS } from '#catalogue/tips/tips.ts'
import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import type { AmbientPlatform } from '../../platform/ambient-platform.ts'
import { forgetPublicAnswers } from '../../platform/http/handlers/public-query.ts'
import { readAppConfig } from '../appconfig/values.ts'
import {
  defaultTutorialTexts,
  readTips,
  readTutorialTexts,
  type Tips,
  type TutorialTexts,
} from '../texts/game-texts.ts'
import { readPublicRevision } from './revision.ts'

/** What is the same for everybody and is changed in the console. Every process keeps it in memory. */
export type PublicData = {
  readonly revision: number
  readonly tips: Tips
  readonly tutorial: TutorialTexts
  readonly config: AppConfigValues
}

/** Until it is read, and in tools and tests without a server. */
const DEFAULTS: PublicData = {
  revision: 0,
  tips: TIPS,
  tutorial: defaultTutorialTexts(TUTORIAL),
  config: DEFAULT_CONFIG,
}

const known = new WeakMap<AmbientPlatform, PublicData>()

/** As of at most two seconds ago. */
export function publicData(): PublicData {
  return known.get(currentPlatform()) ?? DEFAULTS
}

/** Reads what has changed since. Returns whether anything has. */
export async function refreshPublicData(): Promise<boolean> {
  // First: what changes while the rest is read is read again the next time.
  const revision = await readPublicRevision()
  if (publicData().revision === revision) return false
  known.set(currentPlatform(), {
    revision,
    tips: await readTips(),
    tutorial: await readTutorialTexts(),
    config: await readAppConfig(),
  })
  // Before anybody is told to ask again: an answer kept since would be taken for the new one.
  forgetPublicAnswers()
  return true
}
