import { Link } from 'react-router-dom'
import type { GearClassKnowledgeList } from '#generated/types.ts'
import { itemArt } from '../../art/item-art.ts'
import { CLASS_MATERIALS } from '../../shared/gear/gear-material.ts'
import { counted } from '../../ui/format/counted.ts'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import styles from './knowledge.module.css'

export function GearClassList({ classes }: Pick<GearClassKnowledgeList, 'classes'>) {
  return (
    <ul className={styles.sections}>
      {classes.map(({ gearClass, name, legend, icon, models }) => (
        <li key={gearClass}>
          <Link to={`/knowledge-base/gear/${gearClass}`}>
            <GearIcon art={itemArt(icon)} material={CLASS_MATERIALS[gearClass]} quality={null} />
            <span>
              <b>{name}</b>
              <span>{legend}</span>
            </span>
            <span className="num">{counted(models, ['вещь', 'вещи', 'вещей'])}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
