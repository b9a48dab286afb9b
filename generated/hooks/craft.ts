/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';
import type {
  CraftCategoryId,
  CraftCategoryRequest,
  CraftCategoryResult,
  CraftRecipeId,
  DeletedCraftCategory,
  DeletedCraftRecipe,
  Error,
  MakeCraftRequest,
  MakeCraftResult,
  MoveCraftRecipeRequest,
  MoveCraftRecipeResult,
  ResetCraftRequest,
  ResetCraftResult,
  SaveCraftRecipeRequest,
  SaveCraftRecipeResult
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
export const getMakeCraftUrl = () => {
  return `/forge/craft`
}
/**
 * @summary Add a craft to gear or a blank
 */
export const makeCraft = async (makeCraftRequest: MakeCraftRequest, options?: Parameters<typeof transport>[1]): Promise<MakeCraftResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<MakeCraftResult>(getMakeCraftUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(makeCraftRequest)
  }
);}
export const getMakeCraftMutationKey = () => ['makeCraft'] as const;
export const getMakeCraftMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof makeCraft>>, TError,MakeCraftMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof makeCraft>>, TError,MakeCraftMutationVariables, TContext> => {
const mutationKey = getMakeCraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof makeCraft>>, MakeCraftMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  makeCraft(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type MakeCraftMutationResult = NonNullable<Awaited<ReturnType<typeof makeCraft>>>
    export type MakeCraftMutationBody = MakeCraftRequest
    export type MakeCraftMutationError = ErrorType<Error>
    export type MakeCraftMutationVariables = {data: MakeCraftRequest}
    /**
 * @summary Add a craft to gear or a blank
 */
export const useMakeCraft = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof makeCraft>>, TError,MakeCraftMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof makeCraft>>,
        TError,
        MakeCraftMutationVariables,
        TContext
      > => {
      return useMutation(getMakeCraftMutationOptions(options), queryClient);
    }
    export const getResetCraftUrl = () => {
  return `/forge/craft/reset`
}
/**
 * @summary Remove a craft
 */
export const resetCraft = async (resetCraftRequest: ResetCraftRequest, options?: Parameters<typeof transport>[1]): Promise<ResetCraftResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<ResetCraftResult>(getResetCraftUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resetCraftRequest)
  }
);}
export const getResetCraftMutationKey = () => ['resetCraft'] as const;
export const getResetCraftMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetCraft>>, TError,ResetCraftMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof resetCraft>>, TError,ResetCraftMutationVariables, TContext> => {
const mutationKey = getResetCraftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetCraft>>, ResetCraftMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  resetCraft(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ResetCraftMutationResult = NonNullable<Awaited<ReturnType<typeof resetCraft>>>
    export type ResetCraftMutationBody = ResetCraftRequest
    export type ResetCraftMutationError = ErrorType<Error>
    export type ResetCraftMutationVariables = {data: ResetCraftRequest}
    /**
 * @summary Remove a craft
 */
export const useResetCraft = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetCraft>>, TError,ResetCraftMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetCraft>>,
        TError,
        ResetCraftMutationVariables,
        TContext
      > => {
      return useMutation(getResetCraftMutationOptions(options), queryClient);
    }
    export const getCreateCraftCategoryUrl = () => {
  return `/forge/craft-book/categories`
}
/**
 * @summary Add a category to the craft book
 */
export const createCraftCategory = async (craftCategoryRequest: CraftCategoryRequest, options?: Parameters<typeof transport>[1]): Promise<CraftCategoryResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<CraftCategoryResult>(getCreateCraftCategoryUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(craftCategoryRequest)
  }
);}
export const getCreateCraftCategoryMutationKey = () => ['createCraftCategory'] as const;
export const getCreateCraftCategoryMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCraftCategory>>, TError,CreateCraftCategoryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createCraftCategory>>, TError,CreateCraftCategoryMutationVariables, TContext> => {
const mutationKey = getCreateCraftCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createCraftCategory>>, CreateCraftCategoryMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  createCraftCategory(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CreateCraftCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof createCraftCategory>>>
    export type CreateCraftCategoryMutationBody = CraftCategoryRequest
    export type CreateCraftCategoryMutationError = ErrorType<Error>
    export type CreateCraftCategoryMutationVariables = {data: CraftCategoryRequest}
    /**
 * @summary Add a category to the craft book
 */
export const useCreateCraftCategory = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createCraftCategory>>, TError,CreateCraftCategoryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createCraftCategory>>,
        TError,
        CreateCraftCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getCreateCraftCategoryMutationOptions(options), queryClient);
    }
    export const getDeleteCraftCategoryUrl = (categoryId: CraftCategoryId,) => {
  return `/forge/craft-book/categories/${categoryId}`
}
/**
 * @summary Delete a category
 */
export const deleteCraftCategory = async (categoryId: CraftCategoryId, options?: Parameters<typeof transport>[1]): Promise<DeletedCraftCategory> => {
  return transport<DeletedCraftCategory>(getDeleteCraftCategoryUrl(categoryId),
  {
    ...options,
    method: 'DELETE'
  }
);}
export const getDeleteCraftCategoryMutationKey = () => ['deleteCraftCategory'] as const;
export const getDeleteCraftCategoryMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCraftCategory>>, TError,DeleteCraftCategoryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCraftCategory>>, TError,DeleteCraftCategoryMutationVariables, TContext> => {
const mutationKey = getDeleteCraftCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCraftCategory>>, DeleteCraftCategoryMutationVariables> = (props) => {
          const {categoryId} = props ?? {};
          return  deleteCraftCategory(categoryId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type DeleteCraftCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCraftCategory>>>
    export type DeleteCraftCategoryMutationError = ErrorType<Error>
    export type DeleteCraftCategoryMutationVariables = {categoryId: CraftCategoryId}
    /**
 * @summary Delete a category
 */
export const useDeleteCraftCategory = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCraftCategory>>, TError,DeleteCraftCategoryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCraftCategory>>,
        TError,
        DeleteCraftCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCraftCategoryMutationOptions(options), queryClient);
    }
    export const getRenameCraftCategoryUrl = (categoryId: CraftCategoryId,) => {
  return `/forge/craft-book/categories/${categoryId}/rename`
}
/**
 * @summary Rename a category
 */
export const renameCraftCategory = async (categoryId: CraftCategoryId,
    craftCategoryRequest: CraftCategoryRequest, options?: Parameters<typeof transport>[1]): Promise<CraftCategoryResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<CraftCategoryResult>(getRenameCraftCategoryUrl(categoryId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(craftCategoryRequest)
  }
);}
export const getRenameCraftCategoryMutationKey = () => ['renameCraftCategory'] as const;
export const getRenameCraftCategoryMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameCraftCategory>>, TError,RenameCraftCategoryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof renameCraftCategory>>, TError,RenameCraftCategoryMutationVariables, TContext> => {
const mutationKey = getRenameCraftCategoryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renameCraftCategory>>, RenameCraftCategoryMutationVariables> = (props) => {
          const {categoryId,data} = props ?? {};
          return  renameCraftCategory(categoryId,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RenameCraftCategoryMutationResult = NonNullable<Awaited<ReturnType<typeof renameCraftCategory>>>
    export type RenameCraftCategoryMutationBody = CraftCategoryRequest
    export type RenameCraftCategoryMutationError = ErrorType<Error>
    export type RenameCraftCategoryMutationVariables = {categoryId: CraftCategoryId;data: CraftCategoryRequest}
    /**
 * @summary Rename a category
 */
export const useRenameCraftCategory = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameCraftCategory>>, TError,RenameCraftCategoryMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renameCraftCategory>>,
        TError,
        RenameCraftCategoryMutationVariables,
        TContext
      > => {
      return useMutation(getRenameCraftCategoryMutationOptions(options), queryClient);
    }
    export const getSaveCraftRecipeUrl = () => {
  return `/forge/craft-book/recipes`
}
/**
 * @summary Save a recipe
 */
export const saveCraftRecipe = async (saveCraftRecipeRequest: SaveCraftRecipeRequest, options?: Parameters<typeof transport>[1]): Promise<SaveCraftRecipeResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<SaveCraftRecipeResult>(getSaveCraftRecipeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveCraftRecipeRequest)
  }
);}
export const getSaveCraftRecipeMutationKey = () => ['saveCraftRecipe'] as const;
export const getSaveCraftRecipeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveCraftRecipe>>, TError,SaveCraftRecipeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof saveCraftRecipe>>, TError,SaveCraftRecipeMutationVariables, TContext> => {
const mutationKey = getSaveCraftRecipeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveCraftRecipe>>, SaveCraftRecipeMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  saveCraftRecipe(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SaveCraftRecipeMutationResult = NonNullable<Awaited<ReturnType<typeof saveCraftRecipe>>>
    export type SaveCraftRecipeMutationBody = SaveCraftRecipeRequest
    export type SaveCraftRecipeMutationError = ErrorType<Error>
    export type SaveCraftRecipeMutationVariables = {data: SaveCraftRecipeRequest}
    /**
 * @summary Save a recipe
 */
export const useSaveCraftRecipe = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveCraftRecipe>>, TError,SaveCraftRecipeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveCraftRecipe>>,
        TError,
        SaveCraftRecipeMutationVariables,
        TContext
      > => {
      return useMutation(getSaveCraftRecipeMutationOptions(options), queryClient);
    }
    export const getDeleteCraftRecipeUrl = (recipeId: CraftRecipeId,) => {
  return `/forge/craft-book/recipes/${recipeId}`
}
/**
 * @summary Delete a recipe
 */
export const deleteCraftRecipe = async (recipeId: CraftRecipeId, options?: Parameters<typeof transport>[1]): Promise<DeletedCraftRecipe> => {
  return transport<DeletedCraftRecipe>(getDeleteCraftRecipeUrl(recipeId),
  {
    ...options,
    method: 'DELETE'
  }
);}
export const getDeleteCraftRecipeMutationKey = () => ['deleteCraftRecipe'] as const;
export const getDeleteCraftRecipeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCraftRecipe>>, TError,DeleteCraftRecipeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteCraftRecipe>>, TError,DeleteCraftRecipeMutationVariables, TContext> => {
const mutationKey = getDeleteCraftRecipeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteCraftRecipe>>, DeleteCraftRecipeMutationVariables> = (props) => {
          const {recipeId} = props ?? {};
          return  deleteCraftRecipe(recipeId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type DeleteCraftRecipeMutationResult = NonNullable<Awaited<ReturnType<typeof deleteCraftRecipe>>>
    export type DeleteCraftRecipeMutationError = ErrorType<Error>
    export type DeleteCraftRecipeMutationVariables = {recipeId: CraftRecipeId}
    /**
 * @summary Delete a recipe
 */
export const useDeleteCraftRecipe = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteCraftRecipe>>, TError,DeleteCraftRecipeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteCraftRecipe>>,
        TError,
        DeleteCraftRecipeMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteCraftRecipeMutationOptions(options), queryClient);
    }
    export const getMoveCraftRecipeUrl = (recipeId: CraftRecipeId,) => {
  return `/forge/craft-book/recipes/${recipeId}/move`
}
/**
 * @summary Move a recipe to another category
 */
export const moveCraftRecipe = async (recipeId: CraftRecipeId,
    moveCraftRecipeRequest: MoveCraftRecipeRequest, options?: Parameters<typeof transport>[1]): Promise<MoveCraftRecipeResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<MoveCraftRecipeResult>(getMoveCraftRecipeUrl(recipeId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(moveCraftRecipeRequest)
  }
);}
export const getMoveCraftRecipeMutationKey = () => ['moveCraftRecipe'] as const;
export const getMoveCraftRecipeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveCraftRecipe>>, TError,MoveCraftRecipeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof moveCraftRecipe>>, TError,MoveCraftRecipeMutationVariables, TContext> => {
const mutationKey = getMoveCraftRecipeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof moveCraftRecipe>>, MoveCraftRecipeMutationVariables> = (props) => {
          const {recipeId,data} = props ?? {};
          return  moveCraftRecipe(recipeId,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type MoveCraftRecipeMutationResult = NonNullable<Awaited<ReturnType<typeof moveCraftRecipe>>>
    export type MoveCraftRecipeMutationBody = MoveCraftRecipeRequest
    export type MoveCraftRecipeMutationError = ErrorType<Error>
    export type MoveCraftRecipeMutationVariables = {recipeId: CraftRecipeId;data: MoveCraftRecipeRequest}
    /**
 * @summary Move a recipe to another category
 */
export const useMoveCraftRecipe = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveCraftRecipe>>, TError,MoveCraftRecipeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveCraftRecipe>>,
        TError,
        MoveCraftRecipeMutationVariables,
        TContext
      > => {
      return useMutation(getMoveCraftRecipeMutationOptions(options), queryClient);
    }
