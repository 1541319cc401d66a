/** The picture of an order's line, or its place. */
export function LinePicture({ image }: { image: { src: string } | null | undefined }) {
  if (!image) return <span className="size-16 shrink-0 rounded-md bg-mist" />;
  return (
    <img
      src={image.src}
      alt=""
      width={64}
      height={64}
      className="size-16 shrink-0 rounded-md bg-mist object-cover"
    />
  );
}
