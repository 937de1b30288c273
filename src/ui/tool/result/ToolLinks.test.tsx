// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ScreenNames } from '../../screenNames';
import { ToolLinks } from './ToolLinks';

afterEach(cleanup);

const NAMES: Readonly<Record<string, string>> = { '/title-generator': 'Titres viraux', '/terms': 'Conditions' };

it('a link in words other than the tool’s name shows the name beneath; what does not exist is not linked', () => {
  render(
    <ScreenNames value={(path) => NAMES[path]}>
      <MemoryRouter>
        <ToolLinks
          paths={['/title-generator', '/terms', '/not-built']}
          names={{ '/title-generator': 'Trouver un titre', '/terms': 'Conditions' }}
        />
      </MemoryRouter>
    </ScreenNames>,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Trouver un titre Titres viraux',
    'Conditions',
  ]);
});
