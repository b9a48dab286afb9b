import { useState } from 'react'
import type { CraftCategory, CraftRecipe } from '#generated/types.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CrossIcon } from '../../ui/controls/control-icons.tsx'
import { counted } from '../../ui/format/counted.ts'
import { RenameIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import styles from './book.module.css'
import { CategoryForm } from './category-form.tsx'
import { type BookActions, RecipeRow, type Workshop } from './recipe-row.tsx'

export type SectionActions = {
  onRename: (category: CraftCategory, name: string) => void
  onRemove: (category: CraftCategory) => void
  renaming: number | null
  removing: number | null
}

type BookSectionProps = BookActions &
  SectionActions & {
    /** Null: recipes without a category. */
    category: CraftCategory | null
    categories: readonly CraftCategory[]
    recipes: readonly CraftRecipe[]
    workshop: Workshop
  }

/** A category of the book with its recipes. */
export function BookSection({ category, recipes, ...props }: BookSectionProps) {
  const { categories, workshop, onRename, onRemove, renaming, removing, ...actions } = props
  // The name when renaming began. The form closes once the new name has arrived.
  const [nameBefore, setNameBefore] = useState<string | null>(null)
  const title = category?.name ?? 'Без раздела'
  const writing = nameBefore === title

  return (
    <Card kind="ruled" title={title} label={title}>
      {category && writing && (
        <CategoryForm
          name={category.name}
          others={categories.flatMap(({ name, categoryId }) =>
            categoryId === category.categoryId ? [] : [name],
          )}
          isSaving={renaming === category.categoryId}
          onSave={(name) => onRename(category, name)}
          onClose={() => setNameBefore(null)}
        />
      )}
      {category && !writing && (
        <div className={styles.tools}>
          <span>{counted(recipes.length, ['рецепт', 'рецепта', 'рецептов'])}</span>
          <Button
            small
            icon={<RenameIcon />}
            label={`Изменить название раздела «${title}»`}
            onClick={() => setNameBefore(title)}
          >
            Изменить
          </Button>
          <Button
            small
            icon={<CrossIcon />}
            label={`Удалить раздел «${title}»`}
            loading={removing === category.categoryId}
            confirm={{
              title: `Удалить раздел «${title}»?`,
              text: 'Его рецепты останутся в книге, без раздела.',
            }}
            onClick={() => onRemove(category)}
          >
            Удалить
          </Button>
        </div>
      )}
      {recipes.length === 0 ? (
        <p className={styles.none}>Рецептов здесь пока нет. Перенесите их сюда из других разделов.</p>
      ) : (
        <ul className={styles.recipes} aria-label={`Рецепты: ${title}`}>
          {recipes.map((recipe) => (
            <RecipeRow
              key={recipe.recipeId}
              {...actions}
              recipe={recipe}
              categories={categories}
              workshop={workshop}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
