import { itemArt } from '../../art/item-art.ts'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import styles from './about-page.module.css'

/** One gear item of every tier of quality, with stars, sharpening and craft. */
export function ForgeTable() {
  return (
    <div className={styles.table}>
      <GearIcon art={itemArt('pitchfork')} material="wood" quality={14} size={64} />
      <GearIcon art={itemArt('battle-axe')} material="steel" quality={38} size={64} stars={1} />
      <GearIcon art={itemArt('pocket-bow')} material="wood" quality={66} size={64} stars={3} sharpened={2} />
      <GearIcon art={itemArt('dragon-shield')} material="wood" quality={88} size={64} stars={5} crafted />
      <GearIcon
        art={itemArt('horse-head')}
        material="leather"
        quality={97}
        size={64}
        stars={7}
        sharpened={6}
        crafted
      />
    </div>
  )
}
