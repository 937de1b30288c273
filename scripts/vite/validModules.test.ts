import { expect, it } from 'vitest';
import { moduleFault } from './validModules.ts';

it('a chunk that exports what it does not have is found', () => {
  expect(moduleFault('var a=1;export{a as t};')).toBeUndefined();
  expect(moduleFault('import{r}from"./runtime.js";export{dialog_exports as t,r};')).toMatch('dialog_exports');
});
