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
  BadRequestResponse,
  ConflictResponse,
  CraftCategoryId,
  CraftCategoryRequest,
  CraftCategoryResult,
  CraftRecipeId,
  DeletedCraftCategory,
  DeletedCraftRecipe,
  FailureResponse,
  ForbiddenResponse,
  MakeCraftRequest,
  MakeCraftResult,
  MoveCraftRecipeRequest,
  MoveCraftRecipeResult,
  NotFoundResponse,
  ResetCraftRequest,
  ResetCraftResult,
  SaveCraftRecipeRequest,
  SaveCraftRecipeResult,
  TooManyRequestsResponse,
  UnauthorizedResponse,
  UnprocessableResponse
} from '../model.schemas.ts';

import { transport } from '../../transport.ts';
import type { ErrorType } from '../../transport.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getMakeCraftUrl = () => {




  return `/forge/craft`
}

/**
 * Costs gold and resources; the name of its maker stays on it. A blank takes a craft of any model and carries it there
 * (transferBlankToGear); a piece takes those of its own model.
 * Refused: forgeLevelTooLow, craftEmpty, craftTooManyKinds, craftUnavailable, craftOverBudget, craftPresent, craftOfOtherGear,
 * gearInMarket, notEnoughResources, notEnoughGold, levelTooLow (422, every reason in details.reasons; the last if the piece is
 * worn and would ask for more than the player's level), notFound (404), pageLocked (403).
 * @summary Lay a craft on gear, or on a blank
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

export const getMakeCraftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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
    export type MakeCraftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>
    export type MakeCraftMutationVariables = {data: MakeCraftRequest}

    /**
 * @summary Lay a craft on gear, or on a blank
 */
export const useMakeCraft = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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
 * Costs 1000 diamonds; the resources come back.
 * Refused: noCraft, gearInMarket, forgeLevelTooLow, notEnoughSpace, notEnoughDiamonds (422, every reason in details.reasons;
 * notEnoughSpace if a stack would hold more than 500), notFound (404), pageLocked (403).
 * @summary Take a craft off
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

export const getResetCraftMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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
    export type ResetCraftMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>
    export type ResetCraftMutationVariables = {data: ResetCraftRequest}

    /**
 * @summary Take a craft off
 */
export const useResetCraft = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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
 * Its name has 1 to 20 characters and is not that of another; blanks at the ends do not count.
 * Refused: textTooShort, textTooLong, nameTaken, craftBookFull (422), pageLocked (403).
 * @summary Add a section to the craft book
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

export const getCreateCraftCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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
    export type CreateCraftCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>
    export type CreateCraftCategoryMutationVariables = {data: CraftCategoryRequest}

    /**
 * @summary Add a section to the craft book
 */
export const useCreateCraftCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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
 * Its recipes stay in the book, in no section.
 * Refused: notFound (404), pageLocked (403).
 * @summary Take a section out of the book
 */
export const deleteCraftCategory = async (categoryId: CraftCategoryId, options?: Parameters<typeof transport>[1]): Promise<DeletedCraftCategory> => {

  return transport<DeletedCraftCategory>(getDeleteCraftCategoryUrl(categoryId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCraftCategoryMutationKey = () => ['deleteCraftCategory'] as const;

export const getDeleteCraftCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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

    export type DeleteCraftCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>
    export type DeleteCraftCategoryMutationVariables = {categoryId: CraftCategoryId}

    /**
 * @summary Take a section out of the book
 */
export const useDeleteCraftCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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
 * Refused: textTooShort, textTooLong, nameTaken (422), notFound (404), pageLocked (403).
 * @summary Rename a section
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

export const getRenameCraftCategoryMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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
    export type RenameCraftCategoryMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>
    export type RenameCraftCategoryMutationVariables = {categoryId: CraftCategoryId;data: CraftCategoryRequest}

    /**
 * @summary Rename a section
 */
export const useRenameCraftCategory = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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
 * Also what no forge of the player can make yet.
 * Refused: craftEmpty, craftTooManyKinds, craftUnavailable, recipeKnown, craftBookFull (422), notFound (404, also for the section), pageLocked (403).
 * @summary Write a recipe down
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

export const getSaveCraftRecipeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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
    export type SaveCraftRecipeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>
    export type SaveCraftRecipeMutationVariables = {data: SaveCraftRecipeRequest}

    /**
 * @summary Write a recipe down
 */
export const useSaveCraftRecipe = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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
 * Refused: notFound (404), pageLocked (403).
 * @summary Strike a recipe out
 */
export const deleteCraftRecipe = async (recipeId: CraftRecipeId, options?: Parameters<typeof transport>[1]): Promise<DeletedCraftRecipe> => {

  return transport<DeletedCraftRecipe>(getDeleteCraftRecipeUrl(recipeId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteCraftRecipeMutationKey = () => ['deleteCraftRecipe'] as const;

export const getDeleteCraftRecipeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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

    export type DeleteCraftRecipeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>
    export type DeleteCraftRecipeMutationVariables = {recipeId: CraftRecipeId}

    /**
 * @summary Strike a recipe out
 */
export const useDeleteCraftRecipe = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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
 * Or, with 0, into none.
 * Refused: notFound (404, also for the section), pageLocked (403).
 * @summary Put a recipe into another section
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

export const getMoveCraftRecipeMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
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
    export type MoveCraftRecipeMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>
    export type MoveCraftRecipeMutationVariables = {recipeId: CraftRecipeId;data: MoveCraftRecipeRequest}

    /**
 * @summary Put a recipe into another section
 */
export const useMoveCraftRecipe = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | UnprocessableResponse | TooManyRequestsResponse | FailureResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof moveCraftRecipe>>, TError,MoveCraftRecipeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof moveCraftRecipe>>,
        TError,
        MoveCraftRecipeMutationVariables,
        TContext
      > => {
      return useMutation(getMoveCraftRecipeMutationOptions(options), queryClient);
    }
