import type { CustomStyle } from '../../art/custom-style.ts'
import { classNames } from '../class-names.ts'
import styles from './item-sign.module.css'

/** The material of an item: the tint of its drawing. The frame shows the quality. */
export type Material = 'steel' | 'gold' | 'wood' | 'leather' | 'cloth' | 'holy' | 'beast' | 'herb'

type ItemSignProps = {
  /** URL of the drawing. Undefined leaves the place empty. */
  art: string | undefined
  material: Material
  /** Size in px. Without it as large as its parent. */
  size?: number
  className?: string
}

/** The drawing of an item: an SVG file as a mask over its material. Decoration: the parent names it. */
export function ItemSign({ art, material, size, className }: ItemSignProps) {
  const look: CustomStyle = { width: size, height: size, ...(art ? { '--art': `url("${art}")` } : {}) }
  return (
    <span className={classNames(styles.sign, styles[material], className)} style={look} aria-hidden="true">
      {art && <i />}
    </span>
  )
}
