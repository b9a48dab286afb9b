import type { AppConfigValues } from '#catalogue/appconfig/app-settings.ts'
import type { FeatureKey } from '#catalogue/appconfig/features.ts'
import { publicData } from '../public-data/public-data.ts'

const SWITCHES = {
  market: 'marketOpen',
  raids: 'raidsOpen',
  guilds: 'guildsOpen',
  crusades: 'crusadesOpen',
  store: 'storeOpen',
} as const satisfies Record<FeatureKey, keyof AppConfigValues>

const FEATURE_KEYS = ['market', 'raids', 'guilds', 'crusades', 'store'] as const

/** Whether administrators have left a part of the game open: by these values, else as of at most two seconds ago. */
export function isFeatureOpen(feature: FeatureKey, config: AppConfigValues = publicData().config): boolean {
  return config[SWITCHES[feature]]
}

export function closedFeatures(): FeatureKey[] {
  return FEATURE_KEYS.filter((feature) => !isFeatureOpen(feature))
}
