import type { Product } from '../../contracts/product';
import { ProductRow } from './ProductRow';

export const ProductRows = ({ products }: { products: readonly Product[] }) => (
  <ul className="grid gap-2.5 empty:hidden lg:grid-cols-2">
    {products.map((product) => (
      <li key={product.id}>
        <ProductRow product={product} />
      </li>
    ))}
  </ul>
);
