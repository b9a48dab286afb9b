/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  CraftCategoryResult,
  DeletedCraftCategory,
  DeletedCraftRecipe,
  MakeCraftResult,
  MoveCraftRecipeResult,
  ResetCraftResult,
  SaveCraftRecipeResult
} from '../model.schemas';


export const getMakeCraftResponseMock = (): MakeCraftResult => ({"gearEntityId":227,"craft":{"creatorName":"Златоуст","levelMin":16,"gearId":1,"characteristics":{"archersAttackMin":6,"archersAttackMax":6,"archersMastery":2},"army":{}},"cost":{"gold":1200,"resources":[{"resourceId":1,"name":"Дерево","icon":"wood-pile","amount":4},{"resourceId":7,"name":"Травы","icon":"herbs-bundle","amount":3}]},"gameData":{"controlPanel":{"rev":8,"data":{"baseInfo":{"level":16,"title":"BARON","experience":0,"levelExperience":83000,"nextLevelExperience":97400},"purse":{"gold":1100,"diamonds":1005,"glory":0},"energy":{"current":120,"max":120,"nextAt":null,"fullAt":null,"intervalSeconds":720,"spentToday":0,"experiencePercent":100,"restore":{"price":{"gold":0,"diamonds":1},"gives":10,"left":12,"resetsAt":"2026-11-20T21:00:00.000Z"}},"taxes":{"active":null,"choices":[{"hours":1,"gold":5,"durationSeconds":3555},{"hours":4,"gold":19,"durationSeconds":14220},{"hours":8,"gold":32,"durationSeconds":28440}]},"serverTime":"2026-11-20T09:36:42.000Z"}}}})

export const getResetCraftResponseMock = (): ResetCraftResult => ({"gearEntityId":227,"cost":{"gold":0,"diamonds":1000},"resources":[{"resourceId":1,"name":"Дерево","icon":"wood-pile","amount":4},{"resourceId":7,"name":"Травы","icon":"herbs-bundle","amount":3}]})

export const getCreateCraftCategoryResponseMock = (): CraftCategoryResult => ({"categoryId":1,"name":"Лучникам"})

export const getDeleteCraftCategoryResponseMock = (): DeletedCraftCategory => ({"categoryId":1})

export const getRenameCraftCategoryResponseMock = (): CraftCategoryResult => ({"categoryId":1,"name":"Стрелкам"})

export const getSaveCraftRecipeResponseMock = (): SaveCraftRecipeResult => ({"recipeId":1,"categoryId":null,"gameData":{"craftBook":{"rev":13,"data":{"categories":[{"categoryId":1,"name":"Стрелкам"}],"recipes":[{"recipeId":1,"categoryId":null,"gearId":1,"modelName":"Пастушья праща","icon":"sling","gearClass":"rangedWeapon","level":1,"choice":{"archersAttack":6,"archersMastery":2},"points":60,"levelMin":16}],"categoriesMax":20,"recipesMax":100}}}})

export const getDeleteCraftRecipeResponseMock = (): DeletedCraftRecipe => ({"recipeId":1})

export const getMoveCraftRecipeResponseMock = (): MoveCraftRecipeResult => ({"recipeId":1,"categoryId":1})


export const getMakeCraftMockHandler = (overrideResponse?: MakeCraftResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MakeCraftResult> | MakeCraftResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/forge/craft', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMakeCraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetCraftMockHandler = (overrideResponse?: ResetCraftResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResetCraftResult> | ResetCraftResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/forge/craft/reset', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetCraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateCraftCategoryMockHandler = (overrideResponse?: CraftCategoryResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CraftCategoryResult> | CraftCategoryResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/forge/craft-book/categories', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCraftCategoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteCraftCategoryMockHandler = (overrideResponse?: DeletedCraftCategory | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedCraftCategory> | DeletedCraftCategory), options?: RequestHandlerOptions) => {
  return http.delete('*/api/forge/craft-book/categories/:categoryId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCraftCategoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenameCraftCategoryMockHandler = (overrideResponse?: CraftCategoryResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CraftCategoryResult> | CraftCategoryResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/forge/craft-book/categories/:categoryId/rename', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenameCraftCategoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveCraftRecipeMockHandler = (overrideResponse?: SaveCraftRecipeResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SaveCraftRecipeResult> | SaveCraftRecipeResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/forge/craft-book/recipes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveCraftRecipeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteCraftRecipeMockHandler = (overrideResponse?: DeletedCraftRecipe | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedCraftRecipe> | DeletedCraftRecipe), options?: RequestHandlerOptions) => {
  return http.delete('*/api/forge/craft-book/recipes/:recipeId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCraftRecipeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMoveCraftRecipeMockHandler = (overrideResponse?: MoveCraftRecipeResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MoveCraftRecipeResult> | MoveCraftRecipeResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/forge/craft-book/recipes/:recipeId/move', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveCraftRecipeResponseMock(),
      { status: 200
      })
  }, options)
}
export const getCraftMock = () => [
  getMakeCraftMockHandler(),
  getResetCraftMockHandler(),
  getCreateCraftCategoryMockHandler(),
  getDeleteCraftCategoryMockHandler(),
  getRenameCraftCategoryMockHandler(),
  getSaveCraftRecipeMockHandler(),
  getDeleteCraftRecipeMockHandler(),
  getMoveCraftRecipeMockHandler()
]
