import { useState } from 'react'
import { itemArt } from '../../art/item-art.ts'
import { CLASS_MATERIALS } from '../../shared/gear/gear-material.ts'
import { className } from '../../shared/gear/gear-words.ts'
import { Select } from '../../ui/controls/select.tsx'
import { softHyphens } from '../../ui/format/soft-hyphens.ts'
import { TextBox } from '../../ui/forms/text-box.tsx'
import { useFirstPart } from '../../ui/hooks/use-first-part.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { GearIcon } from '../../ui/pictures/gear-icon.tsx'
import { StorageIcon } from '../../ui/pictures/icons.ts'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { LevelMin } from '../../ui/values/level-min.tsx'
import styles from './model-choice.module.css'
import type { CraftModel } from './model-list.ts'
import { CLASS_CHOICES, findModels, type ModelFilter } from './model-list.ts'

/** Rows drawn at first and at each press on «Показать ещё». */
const PAGE_ITEMS = 30

type ModelSheetProps = {
  chosen: number
  owned: ReadonlySet<number>
  level: number
  onChoose: (model: CraftModel) => void
  onClose: () => void
}

/** All models of the catalogue, by name and class. */
export function ModelSheet({ chosen, owned, level, onChoose, onClose }: ModelSheetProps) {
  const [filter, setFilter] = useState<ModelFilter>({ text: '', gearClass: '' })
  const { shown, more } = useFirstPart(findModels(filter, owned, level), PAGE_ITEMS)
  const sift = (next: Partial<ModelFilter>) => setFilter({ ...filter, ...next })
  return (
    <Sheet open title="Для какой вещи" onClose={onClose}>
      <div className={styles.filter}>
        <TextBox
          label="Название"
          type="search"
          value={filter.text}
          onChange={(text) => sift({ text })}
          maxLength={60}
          placeholder="Например, лук"
        />
        <Select
          label="Класс"
          options={CLASS_CHOICES}
          value={filter.gearClass}
          onChange={(gearClass) => sift({ gearClass })}
        />
      </div>
      {shown.length === 0 && <Empty icon={<StorageIcon />} />}
      <ul className={styles.models} aria-label="Вещи">
        {shown.map((model) => (
          <li key={model.id}>
            <button
              type="button"
              className={styles.model}
              aria-pressed={model.id === chosen}
              onClick={() => onChoose(model)}
            >
              <GearIcon
                art={itemArt(model.icon)}
                material={CLASS_MATERIALS[model.gearClass]}
                quality={null}
              />
              <span className={styles.words}>
                <b lang="ru">{softHyphens(model.name)}</b>
                <span>
                  {className(model.gearClass)}
                  {owned.has(model.id) && ', есть у вас'}
                </span>
              </span>
              <LevelMin levelMin={model.level} level={level} />
            </button>
          </li>
        ))}
      </ul>
      {more}
    </Sheet>
  )
}
