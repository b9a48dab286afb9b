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


export const getMakeCraftResponseMock = (): MakeCraftResult => ({"gearEntityId":42,"craft":{"creatorName":"Ратибор","levelMin":14,"characteristics":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"army":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"gearId":39},"cost":{"gold":300,"resources":[{"resourceId":42,"name":"x","icon":"wolf-head","amount":300}]}})

export const getResetCraftResponseMock = (): ResetCraftResult => ({"gearEntityId":42,"cost":{"gold":300,"diamonds":300},"resources":[{"resourceId":42,"name":"x","icon":"wolf-head","amount":300}]})

export const getCreateCraftCategoryResponseMock = (): CraftCategoryResult => ({"categoryId":7,"name":"Лучникам"})

export const getDeleteCraftCategoryResponseMock = (): DeletedCraftCategory => ({"categoryId":7})

export const getRenameCraftCategoryResponseMock = (): CraftCategoryResult => ({"categoryId":7,"name":"Лучникам"})

export const getSaveCraftRecipeResponseMock = (): SaveCraftRecipeResult => ({"recipeId":12,"categoryId":7})

export const getDeleteCraftRecipeResponseMock = (): DeletedCraftRecipe => ({"recipeId":12})

export const getMoveCraftRecipeResponseMock = (): MoveCraftRecipeResult => ({"recipeId":12,"categoryId":7})


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
