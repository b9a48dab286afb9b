import { useEffect } from 'react'
import { FEATURES } from '#catalogue/appconfig/features.ts'
import type { PageKey } from '#catalogue/pages.ts'
import type { AppConfig } from '#generated/types.ts'
import { setClosedParts } from '../shell/closed-parts.ts'
import { useAppConfig } from '../shell/use-app-config.ts'
import { LockIcon } from '../ui/pictures/icons.ts'
import { Card } from '../ui/surfaces/card.tsx'
import styles from './closed-feature.module.css'

type ClosedFeatureViewProps = Pick<AppConfig, 'closedFeatures' | 'closedText'> & { page: PageKey }

/** Says above a page that administrators have closed its part of the game. Nothing for other pages. */
export function ClosedFeatureView({ page, closedFeatures, closedText }: ClosedFeatureViewProps) {
  const feature = closedFeatures.find((closed) => FEATURES[closed].pages.some((own: PageKey) => own === page))
  if (!feature) return null
  return (
    <Card as="div" kind="row" className={styles.notice}>
      <LockIcon aria-hidden="true" />
      <p role="status">
        <b>{FEATURES[feature].closed}</b> {closedText}
      </p>
    </Card>
  )
}

/** The notice with the config, live. It also blocks the buttons of closed parts. */
export function ClosedFeature({ page }: { page: PageKey }) {
  const config = useAppConfig()
  useEffect(() => config && setClosedParts(config), [config])
  return config ? <ClosedFeatureView page={page} {...config} /> : null
}
