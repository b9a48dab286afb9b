import type { CustomStyle } from '../../art/custom-style.ts'
import { classNames } from '../class-names.ts'
import styles from './item-sign.module.css'

/** What a thing is made of: the tint of its drawing. Its quality is told by the frame. */
export type Material = 'steel' | 'gold' | 'wood' | 'leather' | 'cloth' | 'holy' | 'beast' | 'herb'

type ItemSignProps = {
  /** Address of the drawing; undefined leaves the place empty. */
  art: string | undefined
  material: Material
  /** px; without it as large as its place. */
  size?: number
  className?: string
}

/** The drawing of a thing, a file of its own laid as a mask over its material. Decoration: its owner names it. */
export function ItemSign({ art, material, size, className }: ItemSignProps) {
  const look: CustomStyle = { width: size, height: size, ...(art ? { '--art': `url("${art}")` } : {}) }
  return (
    <span className={classNames(styles.sign, styles[material], className)} style={look} aria-hidden="true">
      {art && <i />}
    </span>
  )
}
